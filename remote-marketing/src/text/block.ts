/**
 * A piece of a page's text. Strings may hold `**strong words**` and links: `[label](page:pricing)`, `[label](help:article-id)`,
 * `[label](mail:contact)`, `[label](https://...)`.
 */
export type Block = string | ListBlock | StepsBlock | NoteBlock | TableBlock;

export interface ListBlock {
  readonly list: readonly string[];
}

export interface StepsBlock {
  readonly steps: readonly string[];
}

export interface NoteBlock {
  readonly note: string;
}

export interface TableBlock {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
