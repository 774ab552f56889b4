import { Button } from '@mantine/core';
import { IconSwitchHorizontal } from '@tabler/icons-react';
import { alreadyShown } from '../../api/already-shown.ts';
import { displayName } from '../../api/claims.ts';
import { useSession } from '../../api/session.store.ts';
import classes from './acting-banner.module.css';

/** A banner always in sight: actions are now done in somebody else's name. */
export function ActingBanner() {
  const claims = useSession((session) => session.claims);
  const stopActing = useSession((session) => session.stopActing);
  const changing = useSession((session) => session.changing);
  if (!claims?.act) return null;
  return (
    <section className={classes.banner} aria-label="Session au nom d’une autre personne">
      <IconSwitchHorizontal size={16} aria-hidden />
      <span>
        Vous agissez en tant que <strong>{displayName(claims)}</strong>
      </span>
      <Button
        size="compact-sm"
        variant="default"
        loading={changing}
        onClick={() => void stopActing().catch(alreadyShown)}
      >
        Revenir à mon compte
      </Button>
    </section>
  );
}
