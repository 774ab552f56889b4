import {
  SECURITES_DE_COURRIEL,
  type SecuriteDeCourriel,
  type ServeurCourriel,
  saisieServeurCourriel,
  saveServeurCourriel,
} from '@bridge/contract';
import { Button, Group, Modal, NativeSelect, PasswordInput, Stack, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/PasswordInput.css';
import '../../../ui/dialog.styles.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { useSchemaForm } from '../../../ui/use-schema-form.ts';
import { VEIL } from '../../../ui/veil.ts';
import { explain } from '../../explain.ts';
import { serveurCourrielQuery } from './serveur-courriel.query.ts';

const LABELS = {
  hote: 'Hôte',
  securite: 'Sécurité',
  port: 'Port',
  utilisateur: 'Identifiant',
  motDePasse: 'Mot de passe',
  expediteur: 'Adresse de l’expéditeur',
};

interface Props {
  readonly known: ServeurCourriel['reglage'];
  readonly onClose: () => void;
}

const portOf = (securite: string) => SECURITES_DE_COURRIEL.find(({ value }) => value === securite)?.port ?? 465;

/** The mail server of the instance. A password field left empty keeps the saved password. */
export default function ServeurCourrielDialog({ known, onClose }: Props) {
  const queries = useQueryClient();
  const [values, setValues] = useState({
    hote: known?.hote ?? '',
    securite: known?.securite ?? ('tls' satisfies SecuriteDeCourriel as string),
    port: String(known?.port ?? portOf('tls')),
    utilisateur: known?.utilisateur ?? '',
    motDePasse: '',
    expediteur: known?.expediteur ?? '',
  });
  const form = useSchemaForm({
    name: 'serveur-courriel',
    values,
    onChange: setValues,
    schema: saisieServeurCourriel,
    toBody: ({ motDePasse, port, ...typed }) => ({
      ...typed,
      port: Number(port),
      ...(motDePasse !== '' && { motDePasse }),
      // Removing the account removes its password.
      ...(typed.utilisateur.trim() === '' && motDePasse === '' && { motDePasse: null }),
    }),
    send: async (body) => {
      queries.setQueryData(serveurCourrielQuery.queryKey, await call(saveServeurCourriel, { body }));
      showNotice('Serveur d’e-mail enregistré');
      onClose();
    },
    explain,
  });
  const row = (name: Exclude<keyof typeof LABELS, 'securite'>) => ({
    label: LABELS[name],
    autoComplete: 'off',
    ...form.field(name),
  });
  const { onChange: _, ...securite } = form.field('securite');
  const followPort = (next: string) =>
    setValues((typed) => ({
      ...typed,
      securite: next,
      port: typed.port === String(portOf(typed.securite)) ? String(portOf(next)) : typed.port,
    }));
  return (
    <Modal
      opened
      onClose={onClose}
      title="Serveur d’e-mail"
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <form onSubmit={form.submit} noValidate aria-label="Serveur d’e-mail">
        <Stack gap="md">
          <ErrorSummary form={form} labels={LABELS} />
          <TextInput
            {...row('hote')}
            description="Une machine d’Internet, ou de votre réseau si l’exploitant l’a ouverte (INTRANET_HOSTS)."
            placeholder="mail.exemple.fr"
            data-autofocus
          />
          <Group align="flex-start" gap="md">
            <NativeSelect
              label={LABELS.securite}
              data={SECURITES_DE_COURRIEL.map(({ value, label }) => ({ value, label }))}
              flex="3 1 13rem"
              {...securite}
              onChange={({ currentTarget }) => followPort(currentTarget.value)}
            />
            <TextInput {...row('port')} inputMode="numeric" flex="1 1 5rem" />
          </Group>
          <TextInput {...row('utilisateur')} description="Vide : ce serveur ne demande pas de compte." />
          <PasswordInput
            {...row('motDePasse')}
            description={
              known?.aMotDePasse
                ? 'Vide\u00a0: celui qui est enregistré. Il est chiffré et ne se relit pas.'
                : 'Il est chiffré et ne se relit pas.'
            }
            autoComplete="new-password"
          />
          <TextInput
            {...row('expediteur')}
            description="Celle d’où viennent les messages. Le serveur doit l’accepter."
            placeholder="bridge@exemple.fr"
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" loading={form.busy}>
              Enregistrer le serveur
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
