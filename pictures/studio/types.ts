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

/** What the backend answers: JSON, or server-sent events. */
export type Answer = {json: unknown} | {events: unknown[]};

/** Returns `undefined` for a request that the stub doesn't know, which fails the picture. */
export type Stub = (call: Call) => Answer | undefined;

/** A page of the user interface in a browser that shows the same at every run. */
export interface Stage {
  page: Page;
  language: Language;
  /** Returns what the interface calls something in the language of the picture. */
  t: (key: string) => string;
  /** Lets time pass for the page until its requests are answered and it makes no more. */
  settle: () => Promise<void>;
  /** Clicks an element, moves the pointer away, and settles. */
  press: (selector: string) => Promise<void>;
}

/** An element of the page, as a selector of Playwright or as a function that finds it. */
export type Place = string | ((stage: Stage) => Locator);

/** A numbered mark that the site draws over a picture, at the middle of an element. */
interface Callout {
  at: Place;
  text: Text;
}

export interface Picture {
  name: string;
  /** Address in the user interface. */
  path: string;
  /** What the picture shows, for readers who don't see it. */
  alt: Text;
  /** Addresses of the sections that the picture is made for, in the docs of its version. */
  sections: string[];
  /** Size of the window in CSS pixels; 720 high and as wide as the product says by default. */
  height?: number;
  width?: number;
  /** Options of the backend that only this picture needs. */
  backend?: string;
  /** What a user does before the picture is taken. */
  act?: (stage: Stage) => Promise<void>;
  /** Elements that the picture encloses; the whole window by default. */
  crop?: Place[];
  /** CSS pixels around these elements, 16 by default. */
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
  /** No package newer than this is installed. */
  before: string;
  /** Packages to install in a certain version. */
  pins: string[];
  /** Values for the browser's local storage. */
  storage: (language: Language) => Record<string, string>;
  /** Address to open before the address of a picture. */
  entry?: string;
  stub: (backend: string | undefined) => Stub;
  pictures: Picture[];
}
