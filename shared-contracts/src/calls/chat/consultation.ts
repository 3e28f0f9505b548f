import * as z from 'zod';
import { id, instant } from '../common';

export const consultationStatus = z.enum(['asked', 'assigned', 'answered', 'declined']);

/** A call that a person asks for, from an answer and at a time that suits them. */
export const consultationBody = z.object({
  question: z.string().trim().min(1, 'Say what the call is about.').max(2000),
  note: z.string().trim().max(2000).default(''),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[\d -]{8,20}$/, 'Give the number with which you want to be called.'),
  wantedAt: instant,
});

/** Such a call as the staff sees it. */
export const consultation = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  question: z.string(),
  note: z.string(),
  wantedAt: instant,
  askedAt: instant,
  status: consultationStatus,
  assignedTo: z.string(),
  reply: z.string(),
});

export const consultationChange = z.object({
  status: consultationStatus,
  assignedTo: z.string().trim().max(120).default(''),
  reply: z.string().trim().max(4000).default(''),
});
