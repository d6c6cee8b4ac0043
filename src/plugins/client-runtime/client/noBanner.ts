/** In the place of `BaseUrlIssueBanner`, which the configuration switches off: the start script has a banner of its own. */
export default function NoBanner(): null {
  return null;
}
