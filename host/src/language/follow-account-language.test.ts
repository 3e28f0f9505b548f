import { createStore } from 'zustand/vanilla';
import type { Language } from 'shared-contracts/calls/chat/types';
import type { SessionUser } from 'shared-contracts/calls/accounts/types';
import type { AuthState } from 'shared-contracts/host/auth-state';
import type { LanguageState } from 'shared-contracts/language/language-state';
import { followAccountLanguage } from './follow-account-language';

function stores(isChosen: boolean, language: Language = 'en') {
  const auth = createStore(() => ({ user: null }) as AuthState);
  const shown = createStore<LanguageState>((set) => ({
    language,
    isChosen,
    choose: (next) => set({ language: next, isChosen: true }),
  }));
  const keep = jest.fn(() => Promise.resolve());
  followAccountLanguage({ auth, language: shown, keep });
  const signIn = (kept: Language) => auth.setState({ user: { id: 'u', language: kept } as SessionUser });
  return { shown, keep, signIn };
}

test('a browser without a choice shows the language of the account', () => {
  const { shown, keep, signIn } = stores(false);
  signIn('kn');
  expect(shown.getState()).toMatchObject({ language: 'kn', isChosen: false });
  expect(keep).not.toHaveBeenCalled();
});

test('a choice of the browser is kept with the account, once', () => {
  const { shown, keep, signIn } = stores(true, 'hi');
  signIn('en');
  signIn('en');
  expect(keep.mock.calls).toEqual([['hi']]);
  shown.getState().choose('ta');
  expect(keep.mock.calls).toEqual([['hi'], ['ta']]);
});

test('the English that every account begins with changes no guess', () => {
  const { shown, signIn } = stores(false, 'hi');
  signIn('en');
  expect(shown.getState().language).toBe('hi');
});
