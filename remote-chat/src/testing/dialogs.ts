import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const openProfile = async (user: UserEvent) => {
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Profile' }));
  return within(await screen.findByRole('dialog', { name: 'Profile' }));
};

export const openLogin = async (user: UserEvent) => {
  const profile = await openProfile(user);
  await user.click(profile.getByRole('button', { name: 'Login' }));
  return within(await screen.findByRole('dialog', { name: 'Welcome Back' }));
};

export const openSignUp = async (user: UserEvent) => {
  const login = await openLogin(user);
  await user.click(login.getByRole('button', { name: 'Sign up' }));
  return within(await screen.findByRole('dialog', { name: 'Create Account' }));
};

export const openReset = async (user: UserEvent) => {
  const login = await openLogin(user);
  await user.click(login.getByRole('button', { name: 'Forgot password?' }));
  return within(await screen.findByRole('dialog', { name: 'Reset Password' }));
};

export const openPlans = async (user: UserEvent) => {
  const profile = await openProfile(user);
  await user.click(profile.getByRole('button', { name: /Upgrade to Pro|Change plan/ }));
  const plans = within(await screen.findByRole('dialog', { name: 'Choose Your Legal Plan' }));
  await plans.findAllByRole('article');
  return plans;
};

export const openSubscribe = async (user: UserEvent, plan: 'Pro' | 'Legal Pro+' = 'Pro') => {
  const plans = await openPlans(user);
  await user.click(within(plans.getByRole('article', { name: plan })).getByRole('button', { name: 'Upgrade Now' }));
  return within(await screen.findByRole('dialog', { name: `Subscribe to ${plan}` }));
};
