<?php
/**
 * A fragment of the server, made a part of a page of this site.
 *
 * @package Bridge
 */

defined( 'ABSPATH' ) || exit;

/**
 * Links and forms of the list lead to this page of WordPress: filters and pages work without a script, under the site's own address.
 *
 * @param string $html   The fragment.
 * @param string $page   Address of the list on the server.
 * @param string $ici    Address of this page.
 */
function bridge_rester( $html, $page, $ici ) {
	$marques = '#<(a|form)\b[^>]*\sdata-bridge-(?:lien|suite|moteur)\b[^>]*>#i';
	return preg_replace_callback(
		$marques,
		static function ( $balise ) use ( $page, $ici ) {
			$change = preg_replace_callback(
				'#\s(href|action)="([^"]*)"#i',
				static function ( $attribut ) use ( $page, $ici ) {
					$adresse = html_entity_decode( $attribut[2], ENT_QUOTES | ENT_HTML5, 'UTF-8' );
					if ( $adresse !== $page && 0 !== strpos( $adresse, $page . '?' ) ) {
						return $attribut[0];
					}
					$suite = (string) substr( $adresse, strlen( $page ) + 1 );
					$lien  = '' === $suite ? $ici : $ici . ( false === strpos( $ici, '?' ) ? '?' : '&' ) . $suite;
					return ' ' . $attribut[1] . '="' . esc_url( $lien ) . '"';
				},
				$balise[0]
			);
			return 'form' === strtolower( $balise[1] ) ? $change . bridge_champs_caches( $ici ) : $change;
		},
		$html
	);
}

/**
 * A form forgets what follows « ? » in the address that it is sent to: sites without pretty addresses need it.
 *
 * @param string $ici Address of this page.
 */
function bridge_champs_caches( $ici ) {
	$champs = '';
	foreach ( bridge_lire_requete( (string) wp_parse_url( $ici, PHP_URL_QUERY ) ) as $nom => $textes ) {
		foreach ( '' === $nom ? array() : $textes as $texte ) {
			$champs .= '<input type="hidden" name="' . esc_attr( $nom ) . '" value="' . esc_attr( $texte ) . '">';
		}
	}
	return $champs;
}

/**
 * What the fragment may not bring along: scripts run only if this site loads them. Data for maps and search engines stay.
 *
 * @param string $html The fragment.
 */
function bridge_sans_script( $html ) {
	return preg_replace( '#<script\b(?!\s+type="application/(?:ld\+)?json"\s*>)[^>]*>.*?</script\s*>#is', '', $html );
}

/**
 * Address of the styles that the fragment asks for, if it is one of the server's own.
 *
 * @param string $html The fragment.
 */
function bridge_styles( $html ) {
	$serveur = bridge_reglages()['serveur'];
	if ( ! preg_match( '#\sdata-bridge-css="([^"]+)"#', $html, $trouve ) ) {
		return '';
	}
	$adresse = html_entity_decode( $trouve[1], ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	$adresse = '/' === substr( $adresse, 0, 1 ) ? $serveur . $adresse : $adresse;
	return 1 === preg_match( '#^' . preg_quote( $serveur, '#' ) . '/public/_bridge/[\w.-]+\.css$#D', $adresse ) ? $adresse : '';
}
