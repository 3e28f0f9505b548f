/** The product's name and public contact facts: the one place where they are written. */
export const brand = {
  name: 'Nyayika',
  tagline: 'Clear answers on Indian law, with the law behind them',
  contactEmail: 'help@nyayika.example',
  grievanceEmail: 'grievance@nyayika.example',
  location: 'Bangalore, India',
  supportHours: 'Mon-Fri 10 AM to 5 PM IST',
} as const;
