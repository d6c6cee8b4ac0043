/** In place of a warning about a wrong base URL, which the site's configuration turns off. */
export default function NoBanner(): null {
  return null;
}
