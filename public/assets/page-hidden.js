// Tells once each time that the page goes out of sight; only visits that began with lb=1 have this file.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden')
    navigator.sendBeacon('/api/page-hidden.php', new Blob(['{}'], { type: 'application/json' }));
});
