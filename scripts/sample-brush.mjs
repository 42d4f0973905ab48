/** What the parts of a sample picture paint with; sent to a browser as text, like them. */
export function brushOf(ctx) {
  const fill = (style, path) => {
    ctx.fillStyle = style;
    ctx.beginPath();
    path();
    ctx.fill();
  };
  const radial = (x, y, r, stops) => {
    const gradient = ctx.createRadialGradient(x - r * 0.35, y - r * 0.4, r * 0.05, x, y, r * 1.08);
    stops.forEach((color, i) => void gradient.addColorStop(i / (stops.length - 1), color));
    return gradient;
  };
  const shadow = (x, y, rx, ry, alpha = 0.42) => {
    ctx.filter = "blur(16px)";
    fill(`rgb(58 28 22 / ${alpha})`, () => ctx.ellipse(x, y, rx, ry, 0, 0, 7));
    ctx.filter = "none";
  };
  const leaf = (x, y, length, width, angle, color, vein) => {
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(angle);
    const shade = ctx.createLinearGradient(0, -width, 0, width);
    shade.addColorStop(0, color[0]);
    shade.addColorStop(0.5, color[0]);
    shade.addColorStop(0.5, color[1]);
    shade.addColorStop(1, color[1]);
    ctx.fillStyle = shade;
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.bezierCurveTo(length * 0.3, -width, length * 0.75, -width * 0.8, length, 0);
    ctx.bezierCurveTo(length * 0.75, width * 0.8, length * 0.3, width, 0, 0);
    ctx.fill();
    ctx.strokeStyle = vein;
    ctx.lineWidth = 1.4;
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.lineTo(length * 0.94, 0);
    ctx.stroke();
    ctx.restore();
  };
  const stem = (x, foot, top, lean, color, place) => {
    const at = (t) => [
      (1 - t) ** 2 * x + 2 * t * (1 - t) * (x + lean * 0.2) + t * t * (x + lean),
      (1 - t) ** 2 * foot + 2 * t * (1 - t) * ((foot + top) / 2) + t * t * top,
    ];
    ctx.strokeStyle = color;
    ctx.lineWidth = 5;
    ctx.lineCap = "round";
    ctx.beginPath();
    for (let t = 0; t <= 1.001; t += 0.02) ctx.lineTo(...at(t));
    ctx.stroke();
    place(at);
  };
  return { fill, radial, shadow, leaf, stem };
}
