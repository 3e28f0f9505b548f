export { removeEmptyDatabase as default } from './empty-database';
