import {
  addPasskey,
  confirmTotp,
  describeDevice,
  prepareTotp,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startPasskey,
} from '@bridge/contract';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { call } from '../../../api/client.ts';
import { Refusal } from '../../../ui/refusal.tsx';
import { OwnPassword } from '../../common/securite/own-password.tsx';
import { makeKey, sentenceOfKey } from './passkey.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpSecret } from './totp-preparation.tsx';

export type Setup =
  | { readonly kind: 'totp' | 'retirer-totp' | 'cle' | 'secours' }
  | { readonly kind: 'retirer-cle'; readonly id: number };

const WORDS: Record<Setup['kind'], { readonly intro: string; readonly act: string }> = {
  totp: { intro: 'Confirmez d’abord que c’est bien vous.', act: 'Continuer' },
  'retirer-totp': { intro: 'Votre application ne sera plus demandée, et n’ouvrira plus votre compte.', act: 'Retirer' },
  cle: {
    intro: 'Votre appareil gardera une clé que rien d’autre ne peut lire. Elle vous ouvrira Bridge, sans mot de passe.',
    act: 'Ajouter la clé',
  },
  'retirer-cle': { intro: 'Cette clé d’accès n’ouvrira plus votre compte.', act: 'Retirer' },
  secours: { intro: 'Les codes que vous avez ne serviront plus.', act: 'Remplacer mes codes' },
};

interface Props {
  readonly setup: Setup;
  readonly onEnd: () => void;
}

/** One change of the second factor, from the password to the recovery codes. */
export function SecuritySetup({ setup, onEnd }: Props) {
  const [motDePasse, setMotDePasse] = useState('');
  const [nom, setNom] = useState(() => describeDevice(navigator.userAgent));
  const [code, setCode] = useState('');
  const [secret, setSecret] = useState<{ qr: string; secret: string } | null>(null);
  const [secours, setSecours] = useState<readonly string[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const end = (codes: readonly string[]) => (codes.length > 0 ? setSecours(codes) : onEnd());

  async function act() {
    const body = { motDePasse };
    switch (setup.kind) {
      case 'totp':
        if (secret === null) return setSecret(await call(prepareTotp, { body }));
        return end((await call(confirmTotp, { body: { code } })).secours);
      case 'retirer-totp':
        await call(removeTotp, { body });
        return onEnd();
      case 'retirer-cle':
        await call(removePasskey, { params: { id: setup.id }, body });
        return onEnd();
      case 'secours':
        return end((await call(renewRecoveryCodes, { body })).secours);
      case 'cle': {
        const { jeton, defi } = await call(startPasskey, { body });
        const reponse = { ...(await makeKey(defi)) };
        return end((await call(addPasskey, { body: { jeton, nom, reponse } })).secours);
      }
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      await act();
    } catch (error) {
      setProblem(sentenceOfKey(error));
    } finally {
      setBusy(false);
    }
  }

  if (secours) return <RecoveryCodes codes={secours} onDone={onEnd} />;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="Second facteur">
      <Stack gap="md" maw="30rem">
        <Refusal message={problem} />
        {secret ? (
          <>
            <Text>Scannez ce dessin avec votre application, puis saisissez le code qu’elle montre.</Text>
            <TotpSecret {...secret} />
            <TextInput
              label="Code à six chiffres"
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
              autoComplete="one-time-code"
              inputMode="numeric"
              autoFocus
            />
          </>
        ) : (
          <>
            <Text>{WORDS[setup.kind].intro}</Text>
            {setup.kind === 'cle' && (
              <TextInput
                label="Nom de la clé"
                description="Pour la reconnaître dans cette liste."
                value={nom}
                maxLength={60}
                onChange={(event) => setNom(event.currentTarget.value)}
              />
            )}
            <OwnPassword value={motDePasse} onChange={setMotDePasse} autoFocus />
          </>
        )}
        <Group gap="sm">
          <Button type="submit" loading={busy}>
            {secret ? 'Activer' : WORDS[setup.kind].act}
          </Button>
          <Button variant="default" onClick={onEnd}>
            Annuler
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
