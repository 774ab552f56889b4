<?php
/**
 * What the server answers, kept for a while; and kept longer while the server is away.
 *
 * @package Bridge
 */

defined( 'ABSPATH' ) || exit;

/** In seconds: a server that is away must not slow each page of the site. */
const BRIDGE_PATIENCE = 5;
const BRIDGE_REPOS    = 60;

/**
 * The fragment of a page of the server, fresh or not; nothing where there is none.
 *
 * @param string                  $page    What bridge_adresse() gave.
 * @param array<string, string[]> $requete What bridge_requete() kept.
 */
function bridge_contenu( $page, array $requete ) {
	$cle    = 'bridge_' . md5( $page . '?' . bridge_suite( $requete ) );
	$gardee = get_transient( $cle );
	$gardee = is_array( $gardee ) && isset( $gardee['html'], $gardee['le'] ) ? $gardee : null;
	$reglages = bridge_reglages();
	if ( $gardee && time() - (int) $gardee['le'] < $reglages['cache'] * MINUTE_IN_SECONDS ) {
		return (string) $gardee['html'];
	}
	$html = get_transient( 'bridge_repos' ) ? null : bridge_demander( $page, $requete );
	if ( null === $html ) {
		// The last that was read: better than nothing.
		return $gardee ? (string) $gardee['html'] : '';
	}
	if ( bridge_se_garde( $requete ) ) {
		set_transient( $cle, array( 'html' => $html, 'le' => time() ), WEEK_IN_SECONDS );
	}
	return $html;
}

/**
 * Asks the server. Null: it is away. Only the server of the settings is ever asked, and where it would lead elsewhere is not followed.
 *
 * @param string                  $page    Address of the page.
 * @param array<string, string[]> $requete What the visitor asks.
 * @return string|null
 */
function bridge_demander( $page, array $requete ) {
	$serveur = bridge_reglages()['serveur'];
	if ( '' === $serveur || 0 !== strpos( $page, $serveur . '/public/' ) ) {
		return null;
	}
	$suite   = bridge_suite( $requete );
	$reponse = wp_remote_get(
		$page . '?' . ( '' === $suite ? '' : $suite . '&' ) . 'fragment=1',
		array(
			'timeout'             => BRIDGE_PATIENCE,
			'redirection'         => 0,
			'limit_response_size' => 2 * 1024 * 1024,
			'headers'             => array( 'Accept' => 'text/html' ),
			'cookies'             => array(),
		)
	);
	$statut  = is_wp_error( $reponse ) ? 0 : (int) wp_remote_retrieve_response_code( $reponse );
	if ( 0 === $statut || $statut >= 500 ) {
		set_transient( 'bridge_repos', 1, BRIDGE_REPOS );
		return null;
	}
	$html = 200 === $statut ? (string) wp_remote_retrieve_body( $reponse ) : '';
	// Something that is not ours (a portal, a page of an error) is not shown.
	return false === strpos( $html, 'data-bridge=' ) ? '' : $html;
}

/**
 * Visitors may ask for as many states as they like: without a cache of its own, a site keeps the plain pages only.
 *
 * @param array<string, string[]> $requete What the visitor asks.
 */
function bridge_se_garde( array $requete ) {
	if ( wp_using_ext_object_cache() || array() === $requete ) {
		return true;
	}
	$page = isset( $requete['page'][0] ) ? $requete['page'][0] : '';
	return array( 'page' ) === array_keys( $requete ) && 1 === preg_match( '/^[1-9][0-9]?$/D', $page );
}
