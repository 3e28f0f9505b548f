import { defineConfig } from '@playwright/test';
import whole from './playwright.config';

const { globalSetup: _none, ...others } = whole;

/** What needs the built host and remotes alone: no database is prepared. */
export default defineConfig({ ...others, testDir: 'light' });
