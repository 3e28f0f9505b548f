export { makeEmptyDatabase as default } from './empty-database';
