/** Passwords that people choose most often, and names of this product: what anyone would try first. In lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `000000 0000000 00000000 010203 0123456 01234567 0123456789 111111 1111111 11111111 1111111111 111222 112233 11223344 1122334455 121212 123123 123123123
  1231234 123321 1234321 123454321 1234554321 1234561 123456 1234567 12345678 123456789 1234567890 12345678910 123456a 123456abc 12345a 12345q 123654 123abc
  123qwe 1234qwer 12qwaszx 131313 147258 147258369 159357 159753 1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 20002000 202020 212121 222222 22222222
  252525 333333 33333333 369369 444444 44444444 456456 456789 555555 55555555 654321 666666 66666666 696969 741852 741852963 777777 7777777 77777777 7654321
  789456 789456123 8675309 87654321 888888 88888888 963852741 987654 98765432 987654321 9876543210 999999 99999999 999999999
  a1b2c3 a1b2c3d4 a123456 a12345678 a123456789 aa123456 aaaaaa aaaaaaaa abc123 abc1234 abc12345 abcabc abcd123 abcd1234 abcde12345 abcdef abcdefg abcdefgh access admin
  admin1 admin12 admin123 admin1234 admin12345 admin@123 administrator adminadmin amma123 anand123 apple123 asdasd asdf1234 asdfasdf asdfgh asdfghjk asdfghjkl asdzxc
  august azerty baseball basketball batman bharat bharat123 blessed bollywood butterfly changeme changeme1 charlie chennai chennai123 chocolate computer cookie cricket
  cricket123 daniel default delhi123 dragon dragon1 flower football football1 freedom friends ganesh ganesh123 guest123 harekrishna hello1 hello123 hello12345
  helloworld hunter hunter2 iloveindia iloveyou iloveyou1 iloveyou2 iloveyou123 india1 india123 india1947 india@123 indian jaimatadi jaihind jaihind123 jaishreeram jasmine jennifer
  jesus123 jordan23 killer krishna krishna1 krishna123 kumar123 lakshmi lakshmi123 lawyer123 legal123 letmein letmein1 letmein123 login123 lovely lovelove loveyou
  mahadev maggie master master123 michael monkey monkey123 mother mumbai123 murugan murugan123 muthu123 mypassword nothing omsairam p@ssw0rd p@ssword p@ssword1 pa55word pass123 pass1234
  pass12345 pass@123 passw0rd passw0rd1 password password! password0 password01 password1 password1! password11 password12 password123 password1234 password12345 password2 password@1
  password@123 pokemon princess princess1 priya123 q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsx123 qazwsxedc qwe123 qweasd qweasd123 qweasdzxc qweqwe qwer1234 qwerty qwerty1 qwerty12
  qwerty123 qwerty1234 qwerty12345 qwertyu qwertyui qwertyuiop qwertyuiop123 rahul123 rajesh123 rajini ramesh123 root123 sachin sachin10 sairam sairam123 samsung samsung1 secret secret1 secret123 shadow
  shiva123 singh123 starwars student student123 sunshine sunshine1 superman superman1 suresh123 tamil123 tamilnadu temp1234 test123 test1234 test12345 testing testing123 testtest tigger tinkle trustno1
  user1234 vande mataram vijay123 welcome welcome1 welcome123 welcome@1 welcome@123 whatever william winner xxxxxx xxxxxxxx yellow zaq12wsx zaq1zaq1 zxcvbn zxcvbnm zxcvbnm1 zzzzzz
`.trim().split(/\s+/),
);
