import { SAMPLE_PASSWORD } from "./sample-members.ts";

/** Sends a POST request with a JSON body. */
export function postJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

/** Signs a sample member in; returns the request headers. Throws if the sign-in fails. */
export async function signInHeaders(url: string, email: string): Promise<{ authorization: string }> {
  const answer = await postJson(`${url}/api/auth/login`, { email, password: SAMPLE_PASSWORD });
  if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}`);
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}
