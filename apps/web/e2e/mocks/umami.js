// Mock of Umami's script. Throws if automatic tracking or identity stitching is on.
window.umamiLog = [];
const { dataset } = document.currentScript;
if (dataset.autoTrack !== 'false' || dataset.identityStitching !== 'false') throw new Error();
const view = () => ({
  website: dataset.websiteId,
  url: location.pathname,
  title: document.title,
});
window.umami = {
  track: (change = (properties) => properties) => window.umamiLog.push(change(view())),
};
