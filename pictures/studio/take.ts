import path from 'node:path';
import type {Browser} from 'playwright-core';
import sharp, {type Sharp} from 'sharp';
import {origin, serve} from './serve.ts';
import {openStage} from './stage.ts';
import type {Language, Picture, Place, Product, Stage} from './types.ts';

interface Size {
  width: number;
  height: number;
}

type Box = Size & {x: number; y: number};

const find = (stage: Stage, place: Place) =>
  typeof place === 'string' ? stage.page.locator(place) : place(stage);

/** The smallest rectangle around elements, with a margin, cut at the edges of the window. */
async function enclose(stage: Stage, places: Place[], margin: number, window: Size): Promise<Box> {
  const boxes = await Promise.all(places.map((place) => find(stage, place).boundingBox()));
  const found = boxes.filter((box) => box !== null);
  if (found.length !== boxes.length) throw new Error('An element to show is hidden.');
  const x = Math.max(0, Math.floor(Math.min(...found.map((box) => box.x)) - margin));
  const y = Math.max(0, Math.floor(Math.min(...found.map((box) => box.y)) - margin));
  const right = Math.ceil(Math.max(...found.map((box) => box.x + box.width)) + margin);
  const bottom = Math.ceil(Math.max(...found.map((box) => box.y + box.height)) + margin);
  return {x, y, width: Math.min(window.width, right) - x, height: Math.min(window.height, bottom) - y};
}

/** Positions of the callouts, in percent of the picture. */
async function locate(stage: Stage, picture: Picture, clip: Box) {
  const percent = (value: number) => Math.round(value * 1000) / 10;
  return Promise.all(
    (picture.callouts ?? []).map(async ({at, text}) => {
      const box = await find(stage, at).boundingBox();
      if (!box) throw new Error(`The element of the callout "${text.en}" is hidden.`);
      const x = percent((box.x + box.width / 2 - clip.x) / clip.width);
      const y = percent((box.y + box.height / 2 - clip.y) / clip.height);
      if (Math.min(x, y) < 0 || Math.max(x, y) > 100)
        throw new Error(`The callout "${text.en}" is outside the picture.`);
      return {x, y, text};
    }),
  );
}

/** The smaller of two encodings: nearly lossless, which suits flat areas, and lossy, which suits gradients. */
async function encode(image: Sharp): Promise<Buffer> {
  const flat = await image.clone().webp({nearLossless: true, quality: 60, effort: 6}).toBuffer();
  const smooth = await image.clone().webp({quality: 82, effort: 6, smartSubsample: true}).toBuffer();
  return flat.length < smooth.length ? flat : smooth;
}

/**
 * Takes a picture in a new page. If that fails, saves a screenshot of the page in the folder `failures`.
 *
 * @returns The file as WebP with two pixels per CSS pixel and with one, its size in CSS pixels, and its callouts.
 */
export async function take(
  browser: Browser,
  product: Product,
  picture: Picture,
  ui: string,
  language: Language,
  failures: string,
) {
  const window = {width: picture.width ?? product.width, height: picture.height ?? 720};
  const stage = await openStage(browser, product, ui, language, window);
  const {page, settle} = stage;
  const unknown = await serve(page.context(), ui, product.stub(picture.backend), language);
  try {
    for (const address of [product.entry, picture.path].filter((each) => each !== undefined)) {
      await page.goto(origin + address);
      await settle();
    }
    await picture.act?.(stage);
    await settle();
    if (unknown.length > 0) throw new Error(`The stub has no response for ${unknown.join(', ')}.`);

    const clip = picture.crop
      ? await enclose(stage, picture.crop, picture.margin ?? 16, window)
      : {x: 0, y: 0, ...window};
    const callouts = await locate(stage, picture, clip);
    const webp = await encode(sharp(await page.screenshot({clip, animations: 'disabled', caret: 'hide'})));
    const small = await encode(sharp(webp).resize({width: clip.width}));
    return {webp, small, width: clip.width, height: clip.height, callouts};
  } catch (error) {
    await page.screenshot({path: path.join(failures, `failed-${picture.name}-${language}.png`)});
    throw error;
  } finally {
    await page.context().close();
  }
}
