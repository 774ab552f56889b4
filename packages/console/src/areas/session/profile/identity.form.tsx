import { frenchDate, type Profile, updateProfile } from '@bridge/contract';
import { Button, Group, PasswordInput, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { useTab } from '../../../navigation/tab.ts';
import { GUIDE_KEY } from '../../../shell/guide-key.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { useSchemaForm } from '../../../ui/use-schema-form.ts';
import { explain, isKind } from '../../explain.ts';
import { useIdentityDraft } from './identity.draft.ts';
import { IdentityConflict } from './identity-conflict.tsx';
import { profileQuery } from './profile.queries.ts';
import { renewClaims } from './renew-claims.ts';

const LABELS = {
  firstname: 'Prénom',
  lastname: 'Nom',
  email: 'Adresse e-mail',
  currentPassword: 'Mot de passe actuel',
};

interface Props {
  readonly profile: Profile;
  /** The reason why the e-mail address may not be changed now; null when it may. */
  readonly locked: string | null;
}

export function IdentityForm(props: Props) {
  const [round, setRound] = useState(0);
  // Cancelling also drops the password and the errors: the form is drawn anew.
  return <IdentityFields key={round} {...props} onGiveUp={() => setRound(round + 1)} />;
}

function IdentityFields({ profile, locked, onGiveUp }: Props & { readonly onGiveUp: () => void }) {
  const queries = useQueryClient();
  const tab = useTab();
  const draft = useIdentityDraft(profile);
  const [currentPassword, setCurrentPassword] = useState('');
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const { firstname, lastname, email, version } = draft.typed;
  const asksPassword = email.trim() !== profile.email;

  const giveUp = () => {
    draft.forget();
    onGiveUp();
  };

  // The tab asks before closing: the mark stays when the screen goes away, since the draft does.
  useEffect(() => tab.setDirty(draft.dirty), [tab, draft.dirty]);

  const form = useSchemaForm({
    name: 'identity',
    values: { firstname, lastname, email, currentPassword },
    onChange: ({ currentPassword: password, ...values }) => {
      setCurrentPassword(password);
      draft.change(values);
    },
    schema: updateProfile.body,
    toBody: (values) => ({ ...values, version, currentPassword: asksPassword ? values.currentPassword : undefined }),
    check: () =>
      asksPassword && !currentPassword
        ? [{ path: 'currentPassword', message: 'Saisissez votre mot de passe pour changer d’adresse e-mail.' }]
        : [],
    send: async (body) => {
      const saved = await call(updateProfile, { body });
      queries.setQueryData(profileQuery.queryKey, saved);
      draft.saved(saved.version);
      setCurrentPassword((now) => (now === currentPassword ? '' : now));
      setSavedAt(new Date());
      await Promise.all([renewClaims(), queries.invalidateQueries({ queryKey: GUIDE_KEY })]);
    },
    explain: (error) => {
      const { message, problems } = explain(error);
      if (isKind(error, 'wrongPassword')) return { message: '', problems: [{ path: 'currentPassword', message }] };
      if (isKind(error, 'alreadyTaken') && problems.length === 0)
        return { message: '', problems: [{ path: 'email', message }] };
      // The account as it is saved now shows the change, which says more than the error.
      if (isKind(error, 'conflict')) void queries.invalidateQueries({ queryKey: profileQuery.queryKey, exact: true });
      return { message, problems };
    },
  });

  return (
    <form onSubmit={form.submit} noValidate aria-label="Identité">
      <Stack gap="md">
        {draft.conflict ? (
          <IdentityConflict profile={profile} onKeep={draft.keep} onTakeTheirs={giveUp} />
        ) : (
          <ErrorSummary form={form} labels={LABELS} />
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput label={LABELS.firstname} autoComplete="given-name" {...form.field('firstname')} />
          <TextInput label={LABELS.lastname} autoComplete="family-name" {...form.field('lastname')} />
        </SimpleGrid>
        <TextInput
          label={LABELS.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          disabled={locked !== null}
          description={locked ?? undefined}
          {...form.field('email')}
        />
        {asksPassword && (
          <PasswordInput
            label={LABELS.currentPassword}
            description="Pour vérifier que ce changement d’adresse vient bien de vous."
            autoComplete="current-password"
            {...form.field('currentPassword')}
          />
        )}
        <Group gap="md">
          <Button type="submit" loading={form.busy} disabled={!draft.dirty || draft.conflict}>
            Enregistrer
          </Button>
          {draft.dirty && (
            <Button variant="subtle" color="gray" onClick={giveUp}>
              Annuler les modifications
            </Button>
          )}
          <Text c="dimmed" role="status">
            {saveState(draft.dirty, savedAt)}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}

const clock = frenchDate({ hour: '2-digit', minute: '2-digit' });

/** The state of the draft in words: « Enregistré à 14 h 02 ». */
function saveState(dirty: boolean, savedAt: Date | null): string {
  if (dirty) return 'Modifications non enregistrées';
  return savedAt ? `Enregistré à ${clock.format(savedAt)}` : '';
}
