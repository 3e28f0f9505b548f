import type * as z from 'zod';
import type {
  countryCode,
  deviceSession,
  editProfileBody,
  profile,
  role,
  sessionUser,
  staffRole,
  userType,
} from './account';

export type SessionUser = z.infer<typeof sessionUser>;
export type Role = z.infer<typeof role>;
export type StaffRole = z.infer<typeof staffRole>;
export type UserType = z.infer<typeof userType>;
export type CountryCode = z.infer<typeof countryCode>;
export type Profile = z.infer<typeof profile>;
export type EditProfileBody = z.input<typeof editProfileBody>;
export type DeviceSession = z.infer<typeof deviceSession>;
