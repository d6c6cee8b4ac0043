/**
 * Fetches a file of the site.
 *
 * @throws {Error} if the response isn't successful
 */
export async function fetchOk(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} returned status ${response.status}.`);
  }
  return response;
}
