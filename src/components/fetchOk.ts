/**
 * Fetches a file of the site.
 *
 * @throws {Error} if there is none
 */
export async function fetchOk(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} returned status ${response.status}.`);
  }
  return response;
}
