/** How a title is set. */
export interface TitleSize {
  /** Size of its letters in pixels. */
  readonly size: number;
  /** Whether it takes more than three lines, and the rest is left out. */
  readonly isCut: boolean;
}

/** Largest first, each with the lines for which there is room. */
const sizes = [
  {size: 84, lines: 2},
  {size: 66, lines: 3},
  {size: 56, lines: 3},
];
const smallest = 56;

const lineWidth = 1040;
/** Share of a line that is used on average, because lines break between words. */
const filled = 0.9;
/** Average widths of letters, relative to their size. */
const widths = {text: 0.56, code: 0.6, chinese: 1};

/** Whether a title is a command such as `kusion apply`, which is shown as code. */
export function isCommand(title: string): boolean {
  return /^[a-z][\w.-]*(?: [a-z-][\w.-]*)*$/.test(title);
}

function widthOf(title: string): number {
  const latin = isCommand(title) ? widths.code : widths.text;
  return [...title].reduce((sum, char) => sum + (char >= '\u2E80' ? widths.chinese : latin), 0);
}

/** The largest size at which a title fits on its card. */
export function titleSize(title: string): TitleSize {
  const width = widthOf(title);
  const fitting = sizes.find(({size, lines}) => width * size <= lines * lineWidth * filled);
  return {size: fitting?.size ?? smallest, isCut: fitting === undefined};
}
