import type {Attributes, HeadElement} from './elements';
import type {HeadState} from './headState';

/** Marks what this module, or `react-helmet-async` on the server, has put into the page. */
const mark = 'data-rh';

function setAttributes(element: HTMLElement, attributes: Attributes): void {
  const former = element.getAttribute(mark)?.split(',') ?? [];
  for (const [name, value] of Object.entries(attributes)) {
    const text = String(value ?? '');
    if (element.getAttribute(name) !== text) {
      element.setAttribute(name, text);
    }
  }
  const names = Object.keys(attributes);
  former.filter((name) => !names.includes(name)).forEach((name) => element.removeAttribute(name));
  if (names.length > 0) {
    element.setAttribute(mark, names.join());
  } else {
    element.removeAttribute(mark);
  }
}

function create({tag, attributes, text = ''}: HeadElement): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute(mark, 'true');
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, String(value ?? ''));
  }
  element.textContent = text;
  return element;
}

/** Makes the head of the page hold what the state says. Elements that are there already are left alone. */
export function updateHead({title, html, body, elements}: HeadState): void {
  setAttributes(document.documentElement, html);
  setAttributes(document.body, body);
  if (title !== undefined && document.title !== title) {
    document.title = title;
  }
  const former = [...document.head.querySelectorAll(`[${mark}]:not(title)`)];
  const added = elements.map(create).filter((element) => {
    const place = former.findIndex((other) => other.isEqualNode(element));
    if (place >= 0) {
      former.splice(place, 1);
    }
    return place < 0;
  });
  former.forEach((element) => {
    element.remove();
  });
  added.forEach((element) => {
    document.head.append(element);
  });
}
