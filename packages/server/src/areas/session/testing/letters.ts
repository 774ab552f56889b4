import { useWorld } from '../../../testing/use-world.ts';

export const MINUTE = 60_000;
export const NEW_PASSWORD = 'une toute nouvelle phrase';

/** A world whose e-mails are opened: they hold links that let people in. */
export function useLetters() {
  const world = useWorld();

  function lastLink(): string {
    return /(?:forgot-password-post\/|confirmation=)(\S+)/.exec(world().mails.at(-1)?.text ?? '')?.[1] ?? '';
  }

  async function linkFor(email: string): Promise<string> {
    await world().call('POST', '/forgot_password/', { payload: { email } });
    return lastLink();
  }

  const reset = (token: string, password: unknown = NEW_PASSWORD) =>
    world().call('POST', `/forgot_password/${encodeURIComponent(token)}`, { payload: { password } });

  return { world, lastLink, linkFor, reset };
}
