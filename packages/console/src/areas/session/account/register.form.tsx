import { newPassword, register, SHORTEST_PASSWORD } from '@bridge/contract';
import { Alert, Button, PasswordInput, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { call } from '../../../api/client.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { PasswordGuide } from '../../../ui/password-guide.tsx';
import { useSchemaForm } from '../../../ui/use-schema-form.ts';
import { explain } from '../../explain.ts';
import { useConnectionTypes } from '../sign-in/connection-types.query.ts';

const LABELS = {
  firstname: 'Prénom',
  lastname: 'Nom',
  email: 'Adresse e-mail',
  username: 'Identifiant',
  password: 'Mot de passe',
};

export function RegisterForm() {
  const { data: instance } = useConnectionTypes();
  const shortest = instance?.shortestPassword ?? SHORTEST_PASSWORD;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [values, setValues] = useState({ firstname: '', lastname: '', email: '', username: '', password: '' });
  const form = useSchemaForm({
    name: 'register',
    values,
    onChange: setValues,
    schema: register.body?.extend({ password: newPassword(shortest) }),
    send: async (body) => {
      await call(register, { body });
      setSentTo(body.email);
    },
    explain,
  });
  const mention = useId();
  const required = { required: true, withAsterisk: false };

  if (sentTo !== null) {
    // The words are the same for a known address: nobody learns here who has an account.
    return (
      <Alert color="teal" role="status" icon={<IconMailCheck aria-hidden />} title="Vérifiez votre messagerie">
        Si cette demande peut aboutir, un message part vers {sentTo} avec un lien pour confirmer votre adresse. Il peut
        mettre quelques minutes ; pensez à regarder dans les indésirables.
      </Alert>
    );
  }
  return (
    <form onSubmit={form.submit} noValidate aria-label="Demander un compte" aria-describedby={mention}>
      <Stack gap="md">
        <Text id={mention} size="sm" c="dimmed">
          Tous les champs sont obligatoires.
        </Text>
        <ErrorSummary form={form} labels={LABELS} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput label={LABELS.firstname} autoComplete="given-name" {...required} {...form.field('firstname')} />
          <TextInput label={LABELS.lastname} autoComplete="family-name" {...required} {...form.field('lastname')} />
        </SimpleGrid>
        <TextInput
          label={LABELS.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...required}
          {...form.field('email')}
        />
        <TextInput
          label={LABELS.username}
          description="Il servira à vous connecter : lettres, chiffres et . _ - + @, sans espace."
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...required}
          {...form.field('username')}
        />
        <Stack gap={6}>
          <PasswordInput
            label={LABELS.password}
            autoComplete="new-password"
            {...required}
            {...form.field('password')}
          />
          <PasswordGuide password={values.password} shortest={shortest} />
        </Stack>
        <Button type="submit" loading={form.busy} fullWidth>
          Demander mon compte
        </Button>
      </Stack>
    </form>
  );
}
