import { LineCounter, isNode, parse, parseDocument } from 'yaml';

export type SourcePath = readonly (string | number)[];

/** One YAML file: its parsed value, and the line of any place in it (worked out only when asked for, since that is slow). */
export class SourceFile {
  private lines?: (path: SourcePath) => number;

  constructor(
    readonly name: string,
    readonly content: string,
  ) {}

  /** @throws YAMLParseError when the file is not well-formed. */
  value(): unknown {
    return parse(this.content, { maxAliasCount: 0, uniqueKeys: true }) as unknown;
  }

  /** The line (from 1) of the place that the path leads to, or of the nearest place above it. */
  line(path: SourcePath): number {
    this.lines ??= this.locator();
    return this.lines(path);
  }

  private locator(): (path: SourcePath) => number {
    const counter = new LineCounter();
    const document = parseDocument(this.content, { lineCounter: counter });
    return (path) => {
      for (let length = path.length; length > 0; length -= 1) {
        const node: unknown = document.getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) return counter.linePos(node.range[0]).line;
      }
      return 1;
    };
  }
}
