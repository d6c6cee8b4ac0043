import type {Locator, Page} from 'playwright-core';

export type Language = 'en' | 'zh';

/** A text in the languages of the documentation. */
export type Text = Record<Language, string>;

/** A request of the user interface to its backend. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  /** The language of the picture that is being taken. */
  language: Language;
}

/** A response of the backend: JSON, or server-sent events. */
export type Answer = {json: unknown} | {events: unknown[]};

/** Responds to a request. If it returns `undefined`, taking the picture fails. */
export type Stub = (call: Call) => Answer | undefined;

/** A page of the user interface, in a browser that shows the same in every run. */
export interface Stage {
  page: Page;
  language: Language;
  /** Returns a text of the interface in the language of the picture. */
  t: (key: string) => string;
  /** Advances the page's clock until all its requests are answered and it makes no more. */
  settle: () => Promise<void>;
  /** Clicks an element, moves the pointer away, and settles. */
  press: (selector: string) => Promise<void>;
}

/** An element of the page: a Playwright selector, or a function that finds it. */
export type Place = string | ((stage: Stage) => Locator);

/** A numbered mark that the site draws over a picture, in the middle of an element. */
interface Callout {
  at: Place;
  text: Text;
}

export interface Picture {
  name: string;
  /** Address in the user interface. */
  path: string;
  /** Alternative text: what the picture shows. */
  alt: Text;
  /** Size of the window in CSS pixels. By default, the height is 720, and the width is that of the product. */
  height?: number;
  width?: number;
  /** Option of the stub for this picture. */
  backend?: string;
  /** What a user does before the picture is taken. */
  act?: (stage: Stage) => Promise<void>;
  /** Elements that must be in the picture. By default, it shows the whole window. */
  crop?: Place[];
  /** CSS pixels around these elements; 16 by default. */
  margin?: number;
  callouts?: Callout[];
}

export interface Product {
  name: string;
  /** Version of the documentation. */
  version: string;
  tag: string;
  languages: Language[];
  /** Width of the window in CSS pixels. */
  width: number;
  /** Packages published after this date aren't installed. */
  before: string;
  /** Packages whose version is fixed, such as `antd@5.24.6`. */
  pins: string[];
  /** Values for the browser's local storage. */
  storage: (language: Language) => Record<string, string>;
  /** Address to open before that of a picture. */
  entry?: string;
  stub: (backend: string | undefined) => Stub;
  pictures: Picture[];
}
