import { m } from 'shared-ui/messages/messages';
export const backToProfile = { name: 'profile', label: m('Back to profile') } as const;
