import type { Components, Theme } from '@mui/material/styles';
import { fieldComponents } from './field-components';
import { surfaceComponents } from './surface-components';

export const components: Components<Theme> = {
  ...fieldComponents,
  ...surfaceComponents,
};
