export { ToolForm } from './form/ToolForm';
export { toolValues } from './form/tool-values';
export { type FieldValue, type ToolFormState, type ToolValues, useToolForm } from './form/use-tool-form';
export { ResultCard } from './result/ResultCard';
export { saveFile } from './result/save-file';
export { cardWords, fill } from './words';
