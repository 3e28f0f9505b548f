import { dictionary } from '@zxcvbn-ts/language-common';

/** As many of the commonest as ASVS 6.2.4 asks for, among those long enough to be chosen here. */
const compared = 3000;
const shortest = 8;
/** Below this, a word is too short to be the kernel of a password. */
const shortestKernel = 6;

/** What people in India choose, and names of the trade, that a list of the whole world does not hold. In lower case. */
const chosenHere = `
  123456abc abcabc abcde12345 abcdef abcdefg abcdefgh admin admin1 admin12 admin123 admin1234 admin12345
  admin@123 administrator adminadmin amma123 anand123 bharat bharat123 bollywood changeme1 chennai chennai123
  cricket123 default delhi123 ganesh ganesh123 guest123 harekrishna hello12345 helloworld hunter2 iloveindia
  iloveyou123 india1 india123 india1947 india@123 jaimatadi jaihind jaihind123 jaishreeram krishna1 krishna123
  kumar123 lakshmi lakshmi123 lawyer123 legal123 letmein123 login123 mahadev master123 monkey123 mumbai123
  murugan murugan123 muthu123 omsairam p@ssword p@ssword1 pass12345 pass@123 passw0rd1 password! password0
  password1! password11 password1234 password12345 password@1 password@123 princess1 priya123 qwertyuiop123
  rahul123 rajesh123 rajini ramesh123 root123 sachin sachin10 sairam sairam123 secret123 shiva123 singh123
  student123 suresh123 tamil123 tamilnadu temp1234 test12345 testing123 tinkle user1234 vijay123 welcome123
  welcome@1 welcome@123 zaq1zaq1
`
  .trim()
  .split(/\s+/);

const ranked = dictionary['passwords-common'];

/** Passwords that people choose most often: what anyone would try first. In lower case. */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...ranked.filter((word) => word.length >= shortest).slice(0, compared),
  ...chosenHere,
]);

/** Words that stay common when a few digits or signs are put behind them. */
export const commonKernels: ReadonlySet<string> = new Set([
  ...commonPasswords,
  ...ranked.filter((word) => word.length >= shortestKernel && word.length < shortest).slice(0, compared),
]);
