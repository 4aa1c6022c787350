/** The phone around the app: title bar with a way back, and the room for the pages. */
export const shell = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><style>
html, body { margin: 0; height: 100%; overflow: hidden; }
#bar { position: relative; height: 44px; line-height: 44px; text-align: center; background: #fff; }
#bar h1 { margin: 0; font: 600 17px/44px sans-serif; }
#back { position: absolute; left: 0; width: 44px; height: 44px; border: 0; background: none; }
#screens { position: absolute; top: 44px; right: 0; bottom: 0; left: 0; }
/* Each page has a window of its own: what is fixed is fixed in it. */
.screen { position: absolute; top: 0; right: 0; bottom: 0; left: 0; overflow: hidden; transform: translateZ(0); }
.screen[hidden] { display: none; }
page { display: block; height: 100%; overflow-y: auto; box-sizing: border-box; }
page-body { display: contents; }
tab-bar, view, swiper-item, scroll-view, map { display: block; }
/* As documented, 320×240 unless told otherwise: what is shown in it gives it no height. */
image { position: relative; display: inline-block; width: 320px; height: 240px; overflow: hidden; }
image > img { position: absolute; top: 0; left: 0; width: 100%; height: 100%; }
/* As documented, whatever is in it. */
video { display: inline-block; width: 300px; height: 225px; }
swiper { display: flex; height: 150px; overflow-x: auto; scroll-snap-type: x mandatory; }
swiper-item { flex: none; width: 100%; height: 100%; scroll-snap-align: start; }
input { display: block; height: 1.4em; border: 0; padding: 0; background: none; font: inherit; }
</style></head><body>
<div id="bar"><button id="back" aria-label="返回" hidden>‹</button><h1 id="title"></h1></div>
<div id="screens"></div></body></html>`;
