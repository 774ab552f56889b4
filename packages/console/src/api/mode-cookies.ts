import { type BridgeParameters, type Mode, modeOf } from '@bridge/contract';
import { readCookie, writeCookie } from './cookies.ts';

/** Spec §6: the two cookies that say who sees the settings. They inform the menu only: the server reads its own parameters. */

export function writeModeCookies({ sso_active, mode_multi_entites }: BridgeParameters): void {
  writeCookie('sso_active', String(sso_active));
  writeCookie('mode_multi_entites', String(mode_multi_entites));
}

export function readMode(): Mode {
  return modeOf({
    sso_active: readCookie('sso_active') === 'true',
    mode_multi_entites: readCookie('mode_multi_entites') === 'true',
  });
}
