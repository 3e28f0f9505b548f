import type { Category } from '../article';

export const yourAccount: Category = {
  id: 'account',
  title: 'Your account',
  about: 'Sign up, sign in, change or close it.',
  articles: [
    {
      id: 'create-an-account',
      title: 'Creating an account',
      summary: 'Three short steps and a code by e-mail.',
      blocks: [
        {
          steps: [
            'In the chat open Profile, then Login, then Sign up.',
            'Enter your e-mail and a password of at least 6 characters, twice, and press Continue. Longer is better: a sentence of four words is hard to guess.',
            'Enter the 6-digit code from the e-mail. No mail? Look into the spam folder. After 60 seconds you can press Resend code.',
            'Say whether you are a customer or a lawyer, and give your phone number.',
          ],
        },
        'Chats that you began before signing in can be kept: you are asked.',
      ],
    },
    {
      id: 'reset-your-password',
      title: 'Resetting your password',
      summary: 'When you have forgotten it.',
      blocks: [
        {
          steps: [
            'In the login window choose Forgot password?',
            'Enter your e-mail and press Send OTP.',
            'Enter the 6-digit code from the mail.',
            'Set a new password of at least 8 characters, twice.',
          ],
        },
        'For your safety the window says the same whether or not an address has an account. If no code arrives, you may have signed up with another address.',
      ],
    },
    {
      id: 'edit-your-profile',
      title: 'Editing your profile',
      summary: 'Name, phone, address, State and GSTIN.',
      blocks: [
        'Open Profile in the chat and choose Edit Profile. Your State and GSTIN are printed on invoices from then on; an invoice that was already made is not changed. You can also choose the language of our mails.',
      ],
    },
    {
      id: 'sign-out-everywhere',
      title: 'Signing out on all devices',
      summary: 'After a lost phone, or a shared computer.',
      blocks: [
        'Your profile lists the devices on which you are signed in, with the time of their last use. End one of them, or sign out everywhere. Then change your password if somebody else may know it.',
      ],
    },
    {
      id: 'delete-your-account',
      title: 'Deleting your account',
      summary: 'What goes, and what the law makes us keep.',
      blocks: [
        {
          steps: [
            'If you want to keep a copy, [export your data](help:export-your-data) first.',
            'Open your profile and choose to delete the account.',
            'Confirm with your password.',
          ],
        },
        'Chats, profile, files and sessions are deleted, and a running plan ends. Invoices and credit notes are kept for 8 years, as the law on tax and accounts demands, and are used for nothing else.',
      ],
    },
  ],
};
