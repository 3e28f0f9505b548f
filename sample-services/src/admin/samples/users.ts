import type { AdminUser } from 'shared-contracts/calls/admin/types';
import { addDays } from 'shared-contracts/time/india';

type Row = readonly [
  name: string,
  role: AdminUser['role'],
  active: boolean,
  daysAgo: number,
  phone: string,
  address: string,
  plan: string,
];

const rows: readonly Row[] = [
  ['Ananya Iyer', 'Customer', true, 12, '+91 98450 11223', '14, 4th Cross, Malleshwaram, Bangalore 560003', 'Pro'],
  ['Rohan Mehta', 'Lawyer', true, 31, '+91 98200 44556', '7, Nariman Road, Fort, Mumbai 400001', 'Legal Pro+'],
  [
    'Kavitha Subramanian',
    'Lawyer',
    true,
    58,
    '+91 94440 77889',
    '22, Sannathi Street, Mylapore, Chennai 600004',
    'Legal Pro+',
  ],
  ['Imran Qureshi', 'Customer', false, 73, '+91 99080 33445', '5-9-22, Basheerbagh, Hyderabad 500063', 'Free'],
  ['Simran Kaur', 'Customer', true, 96, '+91 98140 66778', 'SCO 18, Sector 17, Chandigarh 160017', 'Pro'],
  ['Joseph Fernandes', 'User', true, 121, '', 'Rua de Ourém 3, Panaji 403001', 'Free'],
  [
    'Meera Nair',
    'Customer',
    true,
    154,
    '+91 94470 22110',
    'TC 9/311, Sasthamangalam, Thiruvananthapuram 695010',
    'Basic',
  ],
  ['Debashish Ghosh', 'Lawyer', false, 203, '+91 98300 55443', '41, Old Post Office Street, Kolkata 700001', 'Free'],
];

/** The sample users of the back office. */
export function sampleUsers(today: string): AdminUser[] {
  return rows.map(([name, role, active, daysAgo, phone, address, plan], index) => ({
    id: `sample-user-${index + 1}`,
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
    phone,
    active,
    role,
    staffRole: null,
    address,
    createdOn: addDays(today, -daysAgo),
    lastLogin: `${addDays(today, -(index * 3 + 1))}T0${index + 1}:15:00.000Z`,
    plan,
  }));
}
