import { changePassword, newPassword, SHORTEST_PASSWORD } from '@bridge/contract';
import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useSession } from '../../../api/session.store.ts';
import { GUIDE_KEY } from '../../../shell/guide-key.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { useSchemaForm } from '../../../ui/use-schema-form.ts';
import { explain, isKind } from '../../explain.ts';
import { differentPasswords, NEW_PASSWORD_LABELS, NewPasswordFields } from '../new-password.tsx';
import { sessionsQuery } from './profile.queries.ts';

const LABELS = {
  currentPassword: 'Mot de passe actuel',
  newPassword: NEW_PASSWORD_LABELS.password,
  again: NEW_PASSWORD_LABELS.again,
};
const EMPTY = { currentPassword: '', newPassword: '', again: '' };

export function PasswordForm() {
  const username = useSession((session) => session.claims?.username ?? '');
  const shortest = useSession((session) => session.parameters?.mot_de_passe_longueur ?? SHORTEST_PASSWORD);
  const queries = useQueryClient();
  const [values, setValues] = useState(EMPTY);
  const [done, setDone] = useState(false);
  const form = useSchemaForm({
    name: 'password',
    values,
    onChange: (next) => {
      setDone(false);
      setValues(next);
    },
    schema: changePassword.body?.extend({ newPassword: newPassword(shortest) }),
    toBody: ({ again, ...body }) => body,
    check: (typed) => differentPasswords(typed.newPassword, typed.again),
    send: async (body) => {
      await call(changePassword, { body });
      setValues(EMPTY);
      setDone(true);
      await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      await queries.invalidateQueries({ queryKey: GUIDE_KEY });
    },
    explain: (error) => {
      const failure = explain(error);
      return isKind(error, 'wrongPassword')
        ? { message: '', problems: [{ path: 'currentPassword', message: failure.message }] }
        : failure;
    },
  });
  return (
    <form onSubmit={form.submit} noValidate aria-label="Changer de mot de passe">
      <Stack gap="md" maw="26rem">
        <ErrorSummary form={form} labels={LABELS} />
        {/* Password managers file the new password under the user name of the form. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordInput
          label={LABELS.currentPassword}
          autoComplete="current-password"
          required
          withAsterisk={false}
          {...form.field('currentPassword')}
        />
        <NewPasswordFields password={form.field('newPassword')} again={form.field('again')} shortest={shortest} />
        <Group gap="md">
          <Button type="submit" loading={form.busy}>
            Changer le mot de passe
          </Button>
          <Text c="dimmed" role="status">
            {done && 'Mot de passe changé. Vos autres sessions sont fermées.'}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}
