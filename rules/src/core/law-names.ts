/** Titles of the Acts that rules rest on, by the first part of the ids of their provisions. */
const acts: Readonly<Record<string, string>> = {
  'arbitration-act': 'Arbitration and Conciliation Act, 1996',
  bnss: 'Bharatiya Nagarik Suraksha Sanhita, 2023',
  'cgst-act': 'Central Goods and Services Tax Act, 2017',
  'contract-act': 'Indian Contract Act, 1872',
  cpa: 'Consumer Protection Act, 2019',
  cpc: 'Code of Civil Procedure, 1908',
  'dv-act': 'Protection of Women from Domestic Violence Act, 2005',
  'family-courts-act': 'Family Courts Act, 1984',
  hma: 'Hindu Marriage Act, 1955',
  hsa: 'Hindu Succession Act, 1956',
  'income-tax-act': 'Income-tax Act, 2025',
  'ir-code': 'Industrial Relations Code, 2020',
  isa: 'Indian Succession Act, 1925',
  'jj-act': 'Juvenile Justice (Care and Protection of Children) Act, 2015',
  'limitation-act': 'Limitation Act, 1963',
  'mv-act': 'Motor Vehicles Act, 1988',
  'ndps-act': 'Narcotic Drugs and Psychotropic Substances Act, 1985',
  'ni-act': 'Negotiable Instruments Act, 1881',
  'osh-code': 'Occupational Safety, Health and Working Conditions Code, 2020',
  pcma: 'Prohibition of Child Marriage Act, 2006',
  'pocso-act': 'Protection of Children from Sexual Offences Act, 2012',
  'posh-act': 'Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, 2013',
  'registration-act': 'Registration Act, 1908',
  rera: 'Real Estate (Regulation and Development) Act, 2016',
  'rti-act': 'Right to Information Act, 2005',
  'senior-citizens-act': 'Maintenance and Welfare of Parents and Senior Citizens Act, 2007',
  'shariat-act': 'Muslim Personal Law (Shariat) Application Act, 1937',
  sma: 'Special Marriage Act, 1954',
  'ss-code': 'Code on Social Security, 2020',
  tpa: 'Transfer of Property Act, 1882',
  uapa: 'Unlawful Activities (Prevention) Act, 1967',
  'wages-code': 'Code on Wages, 2019',
};

const cases: Readonly<Record<string, string>> = {
  'case-magma-2018': 'Magma General Insurance v. Nanu Ram (2018)',
  'case-pranay-sethi-2017': 'National Insurance v. Pranay Sethi (2017)',
  'case-sarla-verma-2009': 'Sarla Verma v. Delhi Transport Corporation (2009)',
  'case-vineeta-sharma-2020': 'Vineeta Sharma v. Rakesh Sharma (2020)',
};

/** What a lawyer would write for an id: "Section 138, Negotiable Instruments Act, 1881"; the id itself where it is not known. */
export function lawName(id: string): string {
  const named = cases[id];
  if (named !== undefined) return named;
  const [, act = '', article, number = ''] = /^(.+?)-(article-)?(\d+[a-z]*)$/.exec(id) ?? [];
  const title = acts[act];
  if (title === undefined) return id;
  return article ? `Article ${number} of the Schedule, ${title}` : `Section ${number.toUpperCase()}, ${title}`;
}
