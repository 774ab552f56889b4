import { LONGUEUR_DE_CODE } from '@bridge/contract';
import { Anchor, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import classes from './ecrans.module.css';
import { Qr } from './qr.tsx';

const isLocal = (hostname: string) => /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

/** The steps to take on the television. */
export function AppairageAide() {
  const adresse = `${location.origin}/e`;
  return (
    <>
      <div className={classes.comment}>
        <Qr text={adresse} label={`QR code de l’adresse ${adresse}`} />
        <ol className={classes.etapes}>
          <li>
            {'Sur le téléviseur, ouvrez le navigateur à l’adresse '}
            <Anchor href={adresse} target="_blank" rel="noopener noreferrer" inherit className={classes.adresse}>
              {adresse.replace(/^https?:\/\//, '')}{' '}
              <IconExternalLink size={14} aria-label="(nouvel onglet)" style={{ verticalAlign: '-2px' }} />
            </Anchor>
            {' ou visez ce QR code avec l’appareil qui lui est branché.'}
          </li>
          <li>{`Il affiche un code de ${LONGUEUR_DE_CODE} caractères, valable 15 minutes.`}</li>
          <li>Tapez ce code ci-dessous.</li>
        </ol>
      </div>
      {isLocal(location.hostname) && (
        <Text size="sm" c="dimmed">
          {
            'Cette adresse ne mène à Bridge que depuis cet ordinateur\u00a0: pour essayer, ouvrez-la dans une autre fenêtre. Pour un téléviseur, qui fait tourner Bridge lui donne une adresse du réseau (HOST et PUBLIC_URL).'
          }
        </Text>
      )}
      {!window.isSecureContext && (
        <Text size="sm" c="dimmed">
          {
            'Cette adresse n’est pas en HTTPS\u00a0: l’écran ne gardera rien, et ne redémarrera pas sans réseau. Donnez à Bridge une adresse en https.'
          }
        </Text>
      )}
    </>
  );
}
