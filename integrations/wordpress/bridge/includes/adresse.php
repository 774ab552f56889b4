<?php
/**
 * Where things are on the server.
 *
 * @package Bridge
 */

defined( 'ABSPATH' ) || exit;

/** Languages that the server knows. */
const BRIDGE_LANGUES = array( 'fr', 'en', 'de', 'nl', 'es', 'it', 'ru', 'zh', 'pt', 'ja', 'ko' );

/** Words of an address that are ours or WordPress's own: they say nothing to a list. */
const BRIDGE_RESERVES = array( 'fragment', 'base', 'cadre', 'p', 'page_id', 'preview', 'preview_id', 'preview_nonce', '_wpnonce' );

/**
 * What the settings say, each part usable or empty.
 *
 * @return array{serveur: string, site: string, cache: int}
 */
function bridge_reglages() {
	$lus = get_option( 'bridge_reglages' );
	$lus = is_array( $lus ) ? $lus : array();
	return array(
		'serveur' => bridge_origine( isset( $lus['serveur'] ) ? $lus['serveur'] : '' ),
		'site'    => bridge_mot( isset( $lus['site'] ) ? $lus['site'] : '' ),
		'cache'   => max( 1, min( 1440, (int) ( isset( $lus['cache'] ) ? $lus['cache'] : 10 ) ) ),
	);
}

/**
 * Scheme, host and port of an address; nothing where it is not one of the web.
 *
 * @param mixed $adresse As it was typed.
 */
function bridge_origine( $adresse ) {
	$parts = is_string( $adresse ) ? wp_parse_url( trim( $adresse ) ) : false;
	if ( ! is_array( $parts ) || empty( $parts['host'] ) || isset( $parts['user'] ) || isset( $parts['pass'] ) ) {
		return '';
	}
	$schema = strtolower( isset( $parts['scheme'] ) ? $parts['scheme'] : '' );
	if ( ! in_array( $schema, array( 'http', 'https' ), true ) || ! preg_match( '/^[a-z0-9.-]+$/i', $parts['host'] ) ) {
		return '';
	}
	return $schema . '://' . strtolower( $parts['host'] ) . ( isset( $parts['port'] ) ? ':' . (int) $parts['port'] : '' );
}

/**
 * A code as the server writes them; nothing where it is another thing.
 *
 * @param mixed $texte As it was typed.
 */
function bridge_mot( $texte ) {
	return is_string( $texte ) && preg_match( '/^[a-z0-9]+(?:-[a-z0-9]+)*$/D', $texte ) ? $texte : '';
}

/**
 * The page of the server that a shortcode or a block names; nothing where something is missing.
 *
 * @param array<string, mixed> $demande genre, code, site, langue.
 */
function bridge_adresse( array $demande ) {
	$reglages = bridge_reglages();
	$site     = bridge_mot( $demande['site'] ) ? $demande['site'] : $reglages['site'];
	$langue   = in_array( $demande['langue'], BRIDGE_LANGUES, true ) ? $demande['langue'] : bridge_langue();
	// A fiche is named by the end of its address: « restaurant/auberge-malbrume-12 ».
	$mots = array_map( 'bridge_mot', explode( '/', trim( (string) $demande['code'], '/' ) ) );
	$fiche = 'fiche' === $demande['genre'];
	if ( '' === $reglages['serveur'] || '' === $site || in_array( '', $mots, true ) || count( $mots ) !== ( $fiche ? 2 : 1 ) ) {
		return '';
	}
	$chemin = 'carte' === $demande['genre'] ? 'carte/' . $mots[0] : implode( '/', $mots );
	return $reglages['serveur'] . '/public/' . $site . '/' . $langue . '/' . $chemin;
}

/** The language of the site around, where the server knows it. */
function bridge_langue() {
	$langue = substr( get_locale(), 0, 2 );
	return in_array( $langue, BRIDGE_LANGUES, true ) ? $langue : 'fr';
}

/**
 * What the visitor asks of the list, from the address of the page: texts of a reasonable length, and few of them.
 *
 * @param array<mixed> $demande The parameters of the page, as they came.
 * @return array<string, string|string[]>
 */
function bridge_requete( array $demande ) {
	$gardee = array();
	foreach ( $demande as $nom => $valeur ) {
		$connu = is_string( $nom ) && preg_match( '/^[a-z0-9-]{1,60}$/D', $nom ) && ! in_array( $nom, BRIDGE_RESERVES, true );
		$textes = array_filter(
			is_array( $valeur ) ? $valeur : array( $valeur ),
			static function ( $texte ) {
				return is_string( $texte ) && '' !== trim( $texte ) && strlen( $texte ) <= 200;
			}
		);
		if ( $connu && $textes && count( $gardee ) < 40 ) {
			$gardee[ $nom ] = array_values( $textes );
		}
	}
	ksort( $gardee );
	return $gardee;
}

/**
 * The same as the end of an address: a name is repeated for each of its values.
 *
 * @param array<string, string[]> $requete What bridge_requete() kept.
 */
function bridge_suite( array $requete ) {
	$parts = array();
	foreach ( $requete as $nom => $textes ) {
		foreach ( $textes as $texte ) {
			$parts[] = rawurlencode( $nom ) . '=' . rawurlencode( $texte );
		}
	}
	return implode( '&', $parts );
}

/**
 * The parameters of an address where a name may be repeated, which PHP by itself does not read.
 *
 * @param string $texte What follows « ? ».
 * @return array<string, string[]>
 */
function bridge_lire_requete( $texte ) {
	$lus = array();
	foreach ( explode( '&', substr( $texte, 0, 4000 ) ) as $part ) {
		$paire = explode( '=', $part, 2 );
		$nom   = preg_replace( '/\[\d*\]$/', '', urldecode( $paire[0] ) );
		$lus[ $nom ][] = urldecode( isset( $paire[1] ) ? $paire[1] : '' );
	}
	return $lus;
}
