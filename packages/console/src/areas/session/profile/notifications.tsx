import { NOTIFICATIONS, wants } from '@bridge/contract';
import { Stack, Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { useSession } from '../../../api/session.store.ts';

/** The e-mails that the person may turn off. */
export function Notifications() {
  const userParams = useSession((session) => session.userParams);
  const save = useSession((session) => session.saveUserParams);
  const viewer = useSession((session) => session.viewer);
  const offered = NOTIFICATIONS.filter(({ flag }) => flag === null || viewer?.flags[flag]);
  return (
    <Stack gap="md">
      {offered.map(({ cle, label, help }) => (
        <Switch
          key={cle}
          label={label}
          description={help}
          checked={wants(userParams, cle)}
          onChange={(event) => {
            // The client tells a failure; the saved setting comes back at the next start.
            void save({ [cle]: event.currentTarget.checked }).catch(() => undefined);
          }}
        />
      ))}
    </Stack>
  );
}
